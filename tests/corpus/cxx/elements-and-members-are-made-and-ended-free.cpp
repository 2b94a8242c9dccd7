// Claim: the constructors and destructors of elements of arrays, of members and of base classes are executed, for what is made before the
// region, too. Source: C++17 §15.1, §15.4; semantics.md §8.
static int made, ended;
static int cells[40];

struct Part {
	int v;
	Part() : v(1) {
#pragma omp atomic
		made++;
	}
	~Part() {
#pragma omp atomic
		ended++;
	}
};

struct Whole {
	Part first;
	Part more[3];
};

struct Derived : Part {
	int n;
};

static Whole before[2];

int main() {
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 40; i++)
		cells[i * before[1].more[2].v] = i;
#pragma omp parallel //@ RACE_FREE
	{
		Part row[2];
		Whole w;
		Derived d;
	}
	return made - ended - 8;
}
