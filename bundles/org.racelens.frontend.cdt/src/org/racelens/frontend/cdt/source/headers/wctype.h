#pragma once
typedef unsigned int wint_t;
