// Claim: the destructors of the copies run in each thread, without order. Source: OpenMP 5.2 §5.3, §5.5.11
// Output: depends on the team size
static int ended;

struct sum {
  int n;
  sum() : n(0) {}
  ~sum() { ended++; } //@ race(ended)
};

#pragma omp declare reduction(+ : sum : omp_out.n += omp_in.n)

int main() {
  {
    sum s;
#pragma omp parallel for reduction(+ : s) //@ RACE
    for (int i = 0; i < 64; i++)
      s.n += i;
  }
  return ended > 0;
}
