// Claim: C++ references and members in task_reduction and in_reduction mean what they refer to; the tasks have copies.
// Source: semantics.md §8; OpenMP 5.2 §5.1.1, §5.5.9
struct counters {
  int hits = 0;

  void count(int &misses) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
    {
#pragma omp taskgroup task_reduction(+ : misses, hits)
      for (int i = 0; i < 8; i++) {
#pragma omp task in_reduction(+ : misses, hits)
        {
          misses += i;
          hits++;
        }
      }
    }
  }
};

int main() {
  counters c;
  int misses = 0;
  c.count(misses);
  return c.hits == 8 && misses == 28;
}
