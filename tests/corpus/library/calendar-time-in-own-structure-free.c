// Claim: localtime_r fills the structure that it is given, strftime the text. Source: POSIX.1-2017, localtime; C11 §7.27.3.5
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <time.h>

time_t when[64];
char stamp[64][32];
int year[64];

int main(void) {
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 64; i++) {
		struct tm t;
		localtime_r(&when[i], &t);
		year[i] = t.tm_year;
		strftime(stamp[i], sizeof stamp[i], "%H:%M", &t);
	}
	return year[3];
}
