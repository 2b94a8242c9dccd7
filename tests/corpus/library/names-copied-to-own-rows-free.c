// Claim: strncpy writes exactly as many characters as it is told. Source: C11 §7.24.2.4; semantics.md §9
#include <string.h>

struct person {
	int age;
	char name[24];
};
struct person people[100];
const char *given[100];

void fill(void) {
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 100; i++) {
		strncpy(people[i].name, "nobody", sizeof people[i].name);
		people[i].age = i;
	}
}
