// Claim: x that does not begin at a multiple of its size is atomic within a contention group only: teams are not in one.
// Output: depends on the team size
// Source: OpenMP 5.2 §15.8.4 (binding thread set); semantics.md §6.
struct __attribute__((packed)) record {
	char tag;
	int count;
};
#pragma pack(push, 4)
struct four {
	int tag;
	long count;
};
#pragma pack(pop)
struct outer {
	int first;
	struct record inner;
};

static struct record one;
static struct record row[4];
static struct outer nested;
static struct four wide;

int main(void)
{
#pragma omp teams num_teams(4) //@ RACE
#pragma omp parallel num_threads(1)
	{
#pragma omp atomic
		one.count++; //@ race(one)
#pragma omp atomic
		row[2].count++; //@ race(row)
#pragma omp atomic
		nested.inner.count++; //@ race(nested)
#pragma omp atomic
		wide.count++; //@ race(wide)
	}
	return one.count + row[2].count + nested.inner.count + (int)wide.count < 4;
}
