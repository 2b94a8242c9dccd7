// Claim: in a member function a clause's name means the member, not a global of that name. Source: C++17 §6.4.1; OpenMP 5.2 §5.5.8
static long sums[4];

struct counter {
  long sums[4] = {0, 0, 0, 0};

  void count() {
#pragma omp parallel for reduction(+ : sums[0 : 2]) //@ RACE_FREE
    for (int i = 0; i < 40; i++)
      sums[i & 1]++;
  }
};

int main() {
  counter c;
  c.count();
  return c.sums[0] == 20 && sums[0] == 0;
}
