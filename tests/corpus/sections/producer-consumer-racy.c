// Claim: sections run concurrently: the consumer does not wait for the producer written above it. Source: semantics.md §3; OpenMP 5.2 §11.3
static int buffer[16], copy[16];

int main(void) {
#pragma omp parallel sections //@ RACE
  {
#pragma omp section
    for (int i = 0; i < 16; i++) {
      buffer[i] = i * i; //@ race(buffer)
    }
#pragma omp section
    for (int i = 0; i < 16; i++) {
      copy[i] = buffer[i]; //@ race(buffer)
    }
  }
  return copy[3];
}
