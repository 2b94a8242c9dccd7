// Claim: what the initializer of a declared reduction constructs is new in each evaluation, also where the declaration stands outside of
// functions: a task and the tasks inside it do not share it. Source: OpenMP 5.2 §5.5.11; semantics.md §8.
struct Sum {
	long total;
	int parts;
	Sum(long first, int count) : total(first), parts(count) {
	}
};

#pragma omp declare reduction(merge : Sum : omp_out.total += omp_in.total) initializer(omp_priv(0, 1))

int main() {
	Sum all(0, 0);
#pragma omp parallel //@ RACE_FREE
#pragma omp single
	{
#pragma omp taskgroup task_reduction(merge : all)
		for (int i = 0; i < 8; i++) {
#pragma omp task in_reduction(merge : all)
			{
				all.total += 2;
#pragma omp task in_reduction(merge : all)
				all.total += 3;
			}
		}
	}
	return all.total == 0;
}
