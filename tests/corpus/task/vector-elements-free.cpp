// Claim: each task writes an element of its own of the shared vector. Source: semantics.md §5, §9
#include <vector>

int main() {
  std::vector<int> v(20);
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  for (int i = 0; i < 20; i++) {
#pragma omp task
    v[i] = i;
  }
  return v[19];
}
