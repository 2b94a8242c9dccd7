/* What shows one race at most in any run, that of the marked lines, however its threads are scheduled: each region is one promise of recorded runs. */
#include <omp.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

static int shared_out[4], chunks[64], by_thread[64], kept[64], made, flag, handed, locked, copies[64];
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

int main(void)
{
#pragma omp parallel for schedule(static) num_threads(2)
	for (int i = 0; i < 4; i++)
		shared_out[i / 2]++;

#pragma omp parallel for schedule(dynamic, 16)
	for (int i = 0; i < 64; i++)
		chunks[i / 16]++;

#pragma omp parallel
#pragma omp single
	for (int i = 0; i < 64; i++) {
#pragma omp task
		by_thread[omp_get_thread_num()]++;
	}

	/* private temporaries, on stacks and on the heap, whose memory the next iteration has again */
#pragma omp parallel for schedule(dynamic, 1)
	for (int i = 0; i < 64; i++) {
		int numbers[8];
		int *block = malloc(8 * sizeof *block);
		for (int k = 0; k < 8; k++)
			block[k] = numbers[k] = i + k;
		kept[i] = block[7] - numbers[0];
		free(block);
	}

	/* descriptors of tasks, whose memory the next task has again */
#pragma omp parallel
#pragma omp single
	for (int i = 0; i < 64; i++) {
		struct { int numbers[16]; } own;
		memset(&own, i, sizeof own);
#pragma omp task firstprivate(own)
		{
			own.numbers[i % 16] = i;
			copies[i] = own.numbers[i % 16];
		}
#pragma omp taskwait
	}

#pragma omp parallel num_threads(2)
	if (omp_get_thread_num() == 0) {
		handed = 1;
		__atomic_store_n(&flag, 1, __ATOMIC_RELEASE);
	} else {
		while (!__atomic_load_n(&flag, __ATOMIC_ACQUIRE))
			;
		handed++;
	}

#pragma omp parallel
	{
		pthread_mutex_lock(&mutex);
		locked++;
		pthread_mutex_unlock(&mutex);
	}

	/* the true pair is that of the two marked lines, and no other one is there */
#pragma omp parallel num_threads(8)
	{
#pragma omp for reduction(+ : made) nowait /* race made */
		for (int i = 0; i < 64; i++)
			made += i;
		if (made > 3000) /* race made */
			kept[omp_get_thread_num()]++;
	}
	return handed != 2;
}
