// Claim: a class of the program that is called mutex is not the library's: what its functions do is not known. Source: semantics.md §1.
// (Does not link alone.)
struct mutex {
	void lock();
	void unlock();
};

int s;
mutex m;

int main() {
#pragma omp parallel //@ UNKNOWN(unmodelled-call)
	{
		m.lock();
		s++;
		m.unlock();
	}
	return 0;
}
