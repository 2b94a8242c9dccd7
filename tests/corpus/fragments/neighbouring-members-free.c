// Claim: neighbouring ordinary members are different memory locations, however small. Source: semantics.md §9; C11 §3.14
struct state {
  unsigned char low;
  unsigned char high;
};

static struct state s;

int main(void) {
#pragma omp parallel sections //@ RACE_FREE
  {
#pragma omp section
    s.low = 3;
#pragma omp section
    s.high = 5;
  }
  return s.low + s.high;
}
