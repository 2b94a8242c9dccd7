// Claim: in C++ the linker knows a variable of a namespace by a mangled name, which a label may say; a global one by its own. Source: GCC manual, Asm Labels; Itanium C++ ABI §5.1.
namespace n {
int x;
}
int g;
extern int p __asm__("_ZN1n1xE");
extern int q __asm__("g");
extern int r __asm__("x");

int main() {
#pragma omp parallel sections num_threads(2) //@ UNKNOWN(unmodelled-expression)
	{
#pragma omp section
		n::x = 1;
#pragma omp section
		p = 2;
	}
#pragma omp parallel sections num_threads(2) //@ RACE
	{
#pragma omp section
		g = 1; //@ race(g)
#pragma omp section
		q = 2; //@ race(g)
	}
	return g;
}

void other() {
#pragma omp parallel sections num_threads(2) //@ RACE_FREE
	{
#pragma omp section
		n::x = 1;
#pragma omp section
		r = 2;
	}
}
