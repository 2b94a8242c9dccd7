// Claim: functions on texts read and write more than the first character. Source: semantics.md §9 (library functions have models).
#include <stdio.h>
#include <string.h>

char s[100], t[100];
int r;

int main(void) {
	#pragma omp parallel sections //@ RACE
	{
		#pragma omp section
		r = strlen(s); //@ race(s) possible
		#pragma omp section
		s[20] = 'x'; //@ race(s) possible
		#pragma omp section
		scanf("%s", t); //@ race(t) possible
		#pragma omp section
		t[20] = 'x'; //@ race(t) possible
	}
	return r;
}
