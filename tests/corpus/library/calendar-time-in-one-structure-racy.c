// Claim: threads that give localtime_r one structure race on it. Source: POSIX.1-2017, localtime
#define _POSIX_C_SOURCE 200809L
#include <time.h>

time_t when[64];
int year[64];
struct tm t;

int main(void) {
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 64; i++) {
		localtime_r(&when[i], &t); //@ race(t)
		year[i] = t.tm_year; //@ race(t)
	}
	return year[3];
}
