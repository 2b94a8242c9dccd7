// Claim: what a task copies without a clause, it copies element by element; the thread that makes the task does so. Source: OpenMP 5.2
// §5.1.1, §5.4.4; semantics.md §8.
// Output: depends on the team size
struct Part {
	static int copied;
	int v = 0;
	Part() = default;
	Part(const Part &other) : v(other.v) {
		copied++; //@ race(copied)
	}
};

int Part::copied;

int main() {
	int sum = 0;
#pragma omp parallel num_threads(2) //@ RACE
	{
		Part row[2];
#pragma omp task shared(sum)
#pragma omp atomic
		sum += row[1].v;
	}
	return sum;
}
