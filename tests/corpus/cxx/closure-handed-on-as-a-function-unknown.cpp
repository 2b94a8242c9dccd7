// Claim: a closure without captures becomes a pointer to a function, which unseen code may call beside what follows: by itself, in an
// object, or where the unary plus makes it one. Source: C++17 §8.1.5.1 p7; decision 8
struct Hook {
	void (*run)();
};
void keep(void (*f)());
void hook(const Hook &h);
static int x, y, z;

int main() {
	keep([] { x++; });
#pragma omp parallel //@ UNKNOWN(unmodelled-call)
	{
#pragma omp single
		x++;
	}
	hook(Hook{[] { y++; }});
#pragma omp parallel //@ UNKNOWN(unmodelled-call)
	{
#pragma omp single
		y++;
	}
	keep(+[] { z++; });
#pragma omp parallel //@ UNKNOWN(unmodelled-call)
	{
#pragma omp single
		z++;
	}
	return 0;
}
