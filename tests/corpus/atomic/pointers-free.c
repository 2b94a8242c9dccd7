// Claim: `_Atomic` behind a star makes the pointer atomic, with other qualifiers around it, in arrays, members, locals and through pointers.
// Source: C17 §6.7.6.1, §6.2.6.1 p9.
#include <stddef.h>

struct node {
	struct node *_Atomic next;
	int *_Atomic volatile to;
	int value;
};
typedef int *_Atomic link;

static int n;
static struct node *_Atomic head;
static struct node nodes[8];
static int *_Atomic const volatile fixed = &n;
static int *_Atomic row[4];
static int *const _Atomic *volatile _Atomic twice;
static link named;

static void push(struct node *one) {
	one->next = head;
	head = one;
}

static void put(int *_Atomic *to) {
	*to = &n;
}

static void putFirst(int *volatile _Atomic to[]) {
	to[0] = &n;
}

int main(void) {
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 8; i++) {
		push(&nodes[i]);
	}
#pragma omp parallel //@ RACE_FREE
	{
		row[0] = fixed;
		nodes[0].to = NULL;
		nodes[0].next = &nodes[1];
		twice = NULL;
	}
	int *_Atomic mine = NULL;
#pragma omp parallel //@ RACE_FREE
	{
		mine = &n;
		put(&mine);
		put(&row[1]);
	}
	int *volatile _Atomic others[2];
#pragma omp parallel //@ RACE_FREE
	putFirst(others);
#pragma omp parallel //@ RACE_FREE
	named = &n;
	return mine != &n || others[0] != &n || named != &n || row[1] != &n || head == NULL;
}
