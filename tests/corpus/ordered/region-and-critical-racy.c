// Claim: an ordered region does not exclude a critical one. Source: semantics.md §6
static int sum;

int main(void) {
#pragma omp parallel for ordered //@ RACE witness T<=2
  for (int i = 0; i < 20; i++) {
#pragma omp critical
    sum += i; //@ race(sum)
#pragma omp ordered
    sum += 2 * i; //@ race(sum)
  }
  return sum;
}
