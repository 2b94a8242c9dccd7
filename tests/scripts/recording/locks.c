/* Locks of POSIX, C and OpenMP, four times in each of two threads. */
#include <omp.h>
#include <pthread.h>
#include <stdio.h>
#include <threads.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_rwlock_t rwlock = PTHREAD_RWLOCK_INITIALIZER;
static mtx_t plain;
static omp_lock_t lock;
static omp_nest_lock_t nest;
static int counts[5];

static void count(void) {
	pthread_mutex_lock(&mutex);
	counts[0]++;
	pthread_mutex_unlock(&mutex);
	mtx_lock(&plain);
	counts[1]++;
	mtx_unlock(&plain);
	omp_set_lock(&lock);
	counts[2]++;
	omp_unset_lock(&lock);
	omp_set_nest_lock(&nest);
	omp_set_nest_lock(&nest);
	counts[3]++;
	omp_unset_nest_lock(&nest);
	omp_unset_nest_lock(&nest);
#pragma omp critical
	counts[4]++;
}

int main(void) {
	int seen = 0;
	mtx_init(&plain, mtx_plain);
	omp_init_lock(&lock);
	omp_init_nest_lock(&nest);
#pragma omp parallel reduction(+ : seen)
	{
		for (int i = 0; i < 4; i++) {
			count();
		}
		pthread_rwlock_rdlock(&rwlock);
		seen += counts[0] > 0;
		pthread_rwlock_unlock(&rwlock);
		pthread_rwlock_wrlock(&rwlock);
		seen++;
		pthread_rwlock_unlock(&rwlock);
	}
	printf("%d %d %d %d %d %d\n", counts[0], counts[1], counts[2], counts[3], counts[4], seen);
	return 0;
}
