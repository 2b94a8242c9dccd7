// Exceptions under a lock of C++, in both threads.
#include <cstdio>
#include <mutex>
#include <stdexcept>
#include <string>
#include <vector>

static std::mutex mutex;
static std::vector<std::string> names;

static void add(int i) {
	std::lock_guard<std::mutex> guard(mutex);
	names.push_back("a name that is rather long " + std::to_string(i));
	if (i % 2) {
		throw std::runtime_error("odd");
	}
}

int main() {
	int odd = 0;
#pragma omp parallel for schedule(static) reduction(+ : odd)
	for (int i = 0; i < 6; i++) {
		try {
			add(i);
		} catch (const std::exception &) {
			odd++;
		}
	}
	std::printf("%d %d\n", static_cast<int>(names.size()), odd);
	return 0;
}
