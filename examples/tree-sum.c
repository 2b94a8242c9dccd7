// Tasks: the sum over a tree, in which each level waits for its children, and a count, in which nothing orders the tasks.
#include <stdio.h>

#define DEPTH 4
#define NODES (1 << (DEPTH + 1))

static int weight[NODES];

static int below(int node, int depth) {
	int left = 0, right = 0;
	if (depth == 0)
		return weight[node];
#pragma omp task shared(left)
	left = below(2 * node, depth - 1);
#pragma omp task shared(right)
	right = below(2 * node + 1, depth - 1);
#pragma omp taskwait
	return left + right + weight[node];
}

static int sum(void) {
	int result = 0;
#pragma omp parallel
#pragma omp single
	result = below(1, DEPTH);
	return result;
}

static int count(void) {
	int leaves = 0;
#pragma omp parallel
#pragma omp single
	for (int i = NODES / 2; i < NODES; i++) {
#pragma omp task
		leaves += weight[i] > 0;
	}
	return leaves;
}

int main(void) {
	for (int i = 0; i < NODES; i++)
		weight[i] = i % 7;
	printf("%d %d\n", sum(), count());
	return 0;
}
