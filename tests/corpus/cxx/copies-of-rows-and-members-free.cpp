// Claim: each copy that a clause makes constructs, copies and destroys its elements, members and base classes; what they do atomically is
// no race, and the copies hold what the originals do. Source: OpenMP 5.2 §5.3, §5.4.3, §5.4.4; semantics.md §8.
struct Part {
	static int living;
	int v;
	Part() : v(1) {
#pragma omp atomic
		living++;
	}
	Part(const Part &other) : v(other.v) {
#pragma omp atomic
		living++;
	}
	~Part() {
#pragma omp atomic
		living--;
	}
};

int Part::living;

struct Whole : Part {
	Part more[2];
};

int a[100];

int main() {
	Part row[3];
	Whole whole;
#pragma omp parallel private(row, whole) //@ RACE_FREE
	row[1].v += whole.v;
#pragma omp parallel for firstprivate(row, whole) //@ RACE_FREE
	for (int i = 0; i < 100; i++)
		a[i * row[2].v + whole.more[1].v - 1] = i;
	return Part::living - 6;
}
