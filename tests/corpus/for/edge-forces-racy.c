// Claim: two edges of a mesh may share a node; there is an input where they do. Source: semantics.md §1, §10
struct edge {
  int from;
  int to;
};

void accumulate(int n, const struct edge *restrict e, const int *restrict pull, int *restrict force) {
#pragma omp parallel for //@ RACE
  for (int k = 0; k < n; k++) {
    force[e[k].from] += pull[k]; //@ race(force)
    force[e[k].to] -= pull[k];   //@ race(force)
  }
}
