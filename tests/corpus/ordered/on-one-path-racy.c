// Claim: odd iterations change sum outside of an ordered region. Source: semantics.md §6; OpenMP 5.2 §15.10.2
static int sum;

int main(void) {
#pragma omp parallel for ordered //@ RACE witness T<=2
  for (int i = 0; i < 20; i++) {
    if (i % 2 == 0) {
#pragma omp ordered
      sum += i; //@ race(sum)
    } else {
      sum += 2 * i; //@ race(sum)
    }
  }
  return sum;
}
