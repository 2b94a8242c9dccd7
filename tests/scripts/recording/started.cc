/* Threads that are started in regions, by POSIX, C and C++; nobody waits for the last one. */
#include <pthread.h>
#include <semaphore.h>
#include <threads.h>
#include <thread>
#include <cstdio>
static int raced, ordered, left_alone, by_c, by_cxx;

static void *work(void *where) {
	*(int *)where += 1;
	return nullptr;
}

static sem_t done;

static void *work_and_tell(void *where) {
	work(where);
	sem_post(&done);
	return nullptr;
}

static int function(void *where) {
	*(int *)where += 1;
	return 0;
}

int main() {
	sem_init(&done, 0, 0);
#pragma omp parallel num_threads(2)
	{
#pragma omp masked
		{
			pthread_t thread;
			pthread_create(&thread, nullptr, work, &raced);
			raced += 1;
			pthread_join(thread, nullptr);
			ordered = 1;
			pthread_create(&thread, nullptr, work, &ordered);
			pthread_join(thread, nullptr);
			ordered += 1;
			thrd_t other;
			thrd_create(&other, function, &by_c);
			by_c += 1;
			thrd_join(other, nullptr);
			std::thread third([] { by_cxx += 1; });
			by_cxx += 1;
			third.join();
		}
	}
#pragma omp parallel num_threads(2)
	{
#pragma omp masked
		{
			pthread_t thread;
			pthread_create(&thread, nullptr, work_and_tell, &left_alone);
			pthread_detach(thread);
		}
	}
	sem_wait(&done);
	std::printf("%d\n", ordered);
	return 0;
}
