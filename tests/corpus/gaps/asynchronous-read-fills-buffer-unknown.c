// Claim: A read that goes on behind its call writes the buffer beside the regions that follow.
// Source: semantics.md §3; POSIX.1-2017, aio_read.
#include <aio.h>
#include <string.h>

static int x;

int main(void) {
	static char buffer[64];
	struct aiocb block;
	memset(&block, 0, sizeof block);
	block.aio_buf = buffer;
	block.aio_nbytes = sizeof buffer;
	x = aio_read(&block);
#pragma omp parallel num_threads(2) //@ UNKNOWN(unmodelled-call)
	{
#pragma omp single
		buffer[3] = 1;
	}
	return 0;
}
