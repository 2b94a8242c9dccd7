// Claim: an access under a lock races with one that is made before the lock is set. Source: semantics.md §6
// Output: depends on the team size
#include <omp.h>

struct queue {
	int item[64];
	int tail;
	omp_lock_t lock;
};

static void push(struct queue *q, int v) {
	q->item[0] = v; //@ race(q)
	omp_set_lock(&q->lock);
	q->tail++;
	omp_unset_lock(&q->lock);
}

int main(void) {
	struct queue q;
	q.tail = 0;
	omp_init_lock(&q.lock);
#pragma omp parallel //@ RACE witness T<=2
	push(&q, omp_get_thread_num());
	omp_destroy_lock(&q.lock);
	return q.tail == 0;
}
