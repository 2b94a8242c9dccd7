/* Calls a library that it loads in a parallel region. */
#include <dlfcn.h>
#include <stdio.h>

static short numbers[200];

int main(int count, char **words) {
	void *library = count > 1 ? dlopen(words[1], RTLD_NOW) : NULL;
	void (*fill)(short *, int) = library ? (void (*)(short *, int))dlsym(library, "fill") : NULL;
	if (!fill) {
		printf("%s\n", dlerror());
		return 1;
	}
#pragma omp parallel for schedule(static)
	for (int i = 0; i < 2; i++) {
		fill(numbers + 100 * i, 100);
	}
	printf("%d\n", numbers[199]);
	return dlclose(library);
}
