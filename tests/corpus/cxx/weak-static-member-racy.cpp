// Claim: the address of a weak variable of a class, a namespace or a block is null where the program has no definition of it.
// Source: GCC manual, Common Variable Attributes: weak
struct settings {
	static int level __attribute__((weak));
	[[gnu::weak]] static int depth;
};
namespace extra {
extern int level __attribute__((weak));
}
int found;

void member() {
#pragma omp parallel //@ RACE
	if (&settings::level == nullptr && &settings::depth == nullptr)
		found++; //@ race(found)
}

void ofNamespace() {
#pragma omp parallel //@ RACE
	if (!&extra::level)
		found++; //@ race(found)
}

int main() {
	member();
	ofNamespace();
	extern int ofBlock __attribute__((weak));
#pragma omp parallel //@ RACE
	if (!&ofBlock)
		found++; //@ race(found)
	return 0;
}
