/* Orders and reductions of all kinds: what is marked with `race` races, and nothing else. */
#include <omp.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdlib.h>
static int x, y, ready, made, counted, early, late, again, unordered;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_barrier_t barrier;
static sem_t semaphore;
static void make(void)
{
	made = 1;
}
static void by_critical(void)
{
#pragma omp parallel num_threads(2)
	if (omp_get_thread_num() == 0) {
		x = 1;
#pragma omp critical
		ready = 1;
	} else {
		for (int is_ready = 0; !is_ready;) {
#pragma omp critical
			is_ready = ready;
		}
		x++;
	}
}
static void by_mutex(void)
{
#pragma omp parallel num_threads(2)
	if (omp_get_thread_num() == 0) {
		x = 2;
		pthread_mutex_lock(&mutex);
		ready = 2;
		pthread_mutex_unlock(&mutex);
	} else {
		for (int seen = 0; seen < 2;) {
			pthread_mutex_lock(&mutex);
			seen = ready;
			pthread_mutex_unlock(&mutex);
		}
		x++;
	}
}
static void by_flush(void)
{
#pragma omp parallel num_threads(2)
	if (omp_get_thread_num() == 0) {
		x = 3;
#pragma omp flush
#pragma omp atomic write
		ready = 3;
	} else {
		for (int seen = 0; seen < 3;) {
#pragma omp atomic read
			seen = ready;
		}
#pragma omp flush
		x++;
	}
}
static void by_once(void)
{
#pragma omp parallel
	{
		pthread_once(&once, make);
		volatile int seen = made;
		(void)seen;
	}
}
static void by_barrier_and_semaphore(void)
{
#pragma omp parallel num_threads(2)
	{
		if (omp_get_thread_num() == 0)
			x = 4;
		pthread_barrier_wait(&barrier);
		volatile int seen = x;
		(void)seen;
		sem_wait(&semaphore);
		y++;
		sem_post(&semaphore);
	}
}
static void by_reduction(void)
{
	int sum = 0;
#pragma omp parallel num_threads(4)
	{
#pragma omp for reduction(task, + : sum)
		for (int i = 0; i < 8; i++) {
#pragma omp task in_reduction(+ : sum)
			sum += i;
		}
	}
}
static void counted_race(void)
{
#pragma omp parallel num_threads(2)
	{
		early++; /* race */
#pragma omp critical
		counted++;
		late++; /* race */
	}
}
static void flushed_race(void)
{
#pragma omp parallel num_threads(2)
	{
#pragma omp flush
		again++; /* race */
#pragma omp flush
	}
}
static void barrier_race(void)
{
#pragma omp parallel num_threads(2)
	{
		pthread_barrier_wait(&barrier);
		unordered++; /* race */
		pthread_barrier_wait(&barrier);
	}
}
static void reduction_race(void)
{
	int sum = 0;
#pragma omp parallel num_threads(4)
	{
#pragma omp for reduction(task, + : sum)
		for (int i = 0; i < 8; i++) {
#pragma omp task in_reduction(+ : sum)
			{
				sum += i;
				y++; /* race */
			}
		}
	}
}
static int compare(const void *a, const void *b)
{
	return *(const int *)a - *(const int *)b;
}
static void not_observed(void)
{
	static int sorted[10];
#pragma omp parallel num_threads(2)
	qsort(sorted, 10, sizeof *sorted, compare);
}
int main(void)
{
	pthread_barrier_init(&barrier, NULL, 2);
	sem_init(&semaphore, 0, 1);
	by_critical();
	by_mutex();
	by_flush();
	by_once();
	by_barrier_and_semaphore();
	by_reduction();
	counted_race();
	flushed_race();
	barrier_race();
	reduction_race();
	not_observed();
	return 0;
}
