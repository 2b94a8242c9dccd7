// Claim: an operand that an assembler statement without instructions also writes is written.
// Source: GCC manual, Extended Asm; semantics.md §9
// Output: depends on the team size
#include <omp.h>

int main(void)
{
	int n = 10, sum = 0;
#pragma omp parallel reduction(+ : sum) //@ RACE
	{
		__asm__ volatile("" : "+g"(n)); //@ race(n)
		sum += omp_get_thread_num() == 0 ? n : 0; //@ race(n)
	}
	return sum != 10;
}
