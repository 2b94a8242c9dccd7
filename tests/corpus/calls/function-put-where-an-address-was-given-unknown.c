// Claim: who was given the address of a pointer finds the function that is put there later, also behind further pointers or by a copy of
// bytes. Source: decision 8
#include <string.h>
struct hook {
	void (*run)(void);
};
struct node {
	struct hook *hook;
};
void give(void *memory);
static int x, y, z;
static void setX(void) {
	x++;
}
static void setY(void) {
	y++;
}
static void setZ(void) {
	z++;
}

int main(void) {
	void (*slot)(void) = 0;
	give(&slot);
	slot = setX;
#pragma omp parallel //@ UNKNOWN(unmodelled-call)
	{
#pragma omp single
		x++;
	}
	struct node node = {0};
	struct hook hook = {setY};
	give(&node);
	node.hook = &hook;
#pragma omp parallel //@ UNKNOWN(unmodelled-call)
	{
#pragma omp single
		y++;
	}
	struct hook from = {setZ}, to = {0};
	give(&to);
	memcpy(&to, &from, sizeof to);
#pragma omp parallel //@ UNKNOWN(unmodelled-call)
	{
#pragma omp single
		z++;
	}
	return 0;
}
