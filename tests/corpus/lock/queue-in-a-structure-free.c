// Claim: no subscript of an array member leads to the lock beside it, which only lock routines access. Source: semantics.md §6; OpenMP 5.2
// §18.9
// Output: depends on the team size
#include <omp.h>
#include <stdio.h>

struct queue {
	int item[64];
	int head, tail;
	omp_lock_t lock;
};

static void push(struct queue *q, int v) {
	omp_set_lock(&q->lock);
	if (q->tail < 64)
		q->item[q->tail++] = v;
	omp_unset_lock(&q->lock);
}

static int pop(struct queue *q, int *v) {
	int found = 0;
	omp_set_lock(&q->lock);
	if (q->head < q->tail) {
		*v = q->item[q->head++];
		found = 1;
	}
	omp_unset_lock(&q->lock);
	return found;
}

int main(void) {
	struct queue q;
	int sum = 0;
	q.head = q.tail = 0;
	omp_init_lock(&q.lock);
#pragma omp parallel reduction(+ : sum) //@ RACE_FREE
	{
		int v;
		push(&q, omp_get_thread_num());
		while (pop(&q, &v))
			sum += v;
	}
	omp_destroy_lock(&q.lock);
	printf("%d\n", sum);
}
