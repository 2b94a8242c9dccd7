// Claim: a function of a namespace of the program is not the one of the library that has its name: this mutex may exclude nobody.
// Source: C++17 [basic.lookup.qual]; semantics.md §1. (Does not link alone.)
namespace my {
struct mutex {
	void lock();
	void unlock();
};
} // namespace my

int s;

int main() {
	my::mutex m;
#pragma omp parallel //@ UNKNOWN(unmodelled-call)
	{
		m.lock();
		s++;
		m.unlock();
	}
	return 0;
}
