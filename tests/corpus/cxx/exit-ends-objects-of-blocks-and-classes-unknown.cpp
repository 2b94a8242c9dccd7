// Claim: Static objects of blocks and members are destroyed by who ends the program, also as parts of others.
// Source: semantics.md §3; C++17 [basic.start.term] p1, [support.start.term].
#include <cstdio>
#include <cstdlib>
#include <omp.h>

static int total;

struct Log {
	int lines = 0;

	~Log() {
		total = lines;
	}
};

struct Owner {
	int key = 1;
	Log log;
};

struct Holder {
	static Owner owner;
};

Owner Holder::owner;

int main(int argc, char **argv) {
	(void) argv;
#pragma omp parallel num_threads(2) //@ UNKNOWN(unmodelled-call)
	{
		if (omp_get_thread_num() == 0) {
			if (argc > 7) {
				std::exit(1);
			}
		} else {
			total = 3;
		}
	}
	return 0;
}
