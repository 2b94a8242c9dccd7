// Claim: an operator on objects that no directive declares says nothing of the copies. Not OpenMP: compilers refuse it.
// Source: OpenMP 5.2 §5.5.8
struct sum {
  int n = 0;
};

int main() {
  sum s;
#pragma omp parallel for reduction(+ : s) //@ UNKNOWN(unmodelled-clause)
  for (int i = 0; i < 64; i++)
    s.n += i;
  return s.n;
}
