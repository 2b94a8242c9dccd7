/* Arrays in frames: one that both threads use, and one of a function that is called three times at one place. */
#include <stdio.h>

__attribute__((noinline)) static void fill(char *bytes, int count) {
	for (int i = 0; i < count; i++) {
		bytes[i] = (char)i;
	}
}

__attribute__((noinline)) static int last(int count) {
	char bytes[40];
	fill(bytes, count);
	return bytes[count - 1];
}

int main(void) {
	int shared[64];
	int sum = 0;
	for (int call = 0; call < 3; call++) {
		sum += last(38 + call);
	}
#pragma omp parallel for schedule(static)
	for (int i = 0; i < 64; i++) {
		shared[i] = i;
	}
	printf("%d %d\n", sum, shared[63]);
	return 0;
}
