// Claim: The thread that ends the program destroys the static objects, beside the others: what their destructors write may race.
// Source: semantics.md §3; C++17 [basic.start.term] p1, [support.start.term].
#include <cstdio>
#include <cstdlib>
#include <omp.h>

static int total;

struct Log {
	int lines = 0;

	~Log() {
		total = lines;
	}
};

static Log log_of_all;

int main(int argc, char **argv) {
	(void) argv;
#pragma omp parallel num_threads(2) //@ UNKNOWN(unmodelled-call)
	{
		if (omp_get_thread_num() == 0) {
			if (argc > 7) {
				std::exit(1);
			}
		} else {
			total = 3;
		}
	}
	return 0;
}
