// Claim: x that begins at a multiple of its size is atomic across the device, in a packed structure as well.
// Source: OpenMP 5.2 §15.8.4 (binding thread set); semantics.md §6.
struct plain {
	char tag;
	int count;
};
struct __attribute__((packed)) bytes {
	char tag;
	char count;
};
struct __attribute__((packed, aligned(4))) whole {
	int first;
	int count;
};
#pragma pack(push, 4)
struct four {
	char tag;
	int count;
};
#pragma pack(pop)

static struct plain a;
static struct bytes b;
static struct whole c;
static struct four d;

int main(void)
{
#pragma omp teams num_teams(4) //@ RACE_FREE
#pragma omp parallel num_threads(1)
	{
#pragma omp atomic
		a.count++;
#pragma omp atomic
		b.count++;
#pragma omp atomic
		c.count++;
#pragma omp atomic
		d.count++;
	}
	return a.count + b.count + c.count + d.count < 4;
}
