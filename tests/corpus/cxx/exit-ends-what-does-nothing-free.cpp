// Claim: Destructors of static objects that touch nothing are no matter, and neither are objects that nobody destroys.
// Source: semantics.md §3; C++17 [basic.start.term] p1, [support.start.term].
#include <cstdio>
#include <cstdlib>
#include <omp.h>

static int total;

struct Log {
	int lines = 0;

	~Log() {
		std::puts("bye");
	}
};

struct Sum {
	~Sum() {
		total++;
	}
};

static Log log_of_all;
Sum &kept = *new Sum;

int main(int argc, char **argv) {
	(void) argv;
#pragma omp parallel num_threads(2) //@ RACE_FREE
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
