// Claim: depobj without an action is a message, and nothing is proved.
// Source: OpenMP 5.2 §15.9.4
// Compilers refuse the program.
#include <omp.h>
void f(void)
{
	int x = 0;
	omp_depend_t d;

#pragma omp depobj(d) depend(inout : x)
#pragma omp parallel //@ UNKNOWN(not-conforming)
#pragma omp single
	{
		omp_depend_t e;
#pragma omp depobj(e) //@ message(syntax)
#pragma omp task depend(inout : x) shared(x)
		x++;
	}
#pragma omp depobj(d) destroy
}
