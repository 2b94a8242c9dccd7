// Claim: snprintf may write more than a row has room for where it is told a larger size. Source: C11 §7.21.6.5p2; semantics.md §9
// Output: undefined
#include <stdio.h>

#define WIDTH 32
char table[64 * WIDTH];
int number;

int main(void) {
	scanf("%d", &number);
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 63; i++)
		snprintf(table + i * WIDTH, WIDTH + 1, "%*d", number, i); //@ race(table) possible
	puts(table);
	return 0;
}
