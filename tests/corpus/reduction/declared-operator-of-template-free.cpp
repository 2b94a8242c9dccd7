// Claim: operators are declared for instances of templates; constructors, functions and destructors that make, combine and end the copies are followed.
// Source: OpenMP 5.2 §5.5.11
template <typename T> struct box {
  T t;
  box() : t(0) {}
  box(const box &b) : t(b.t) {}
  ~box() { t = -1; }
};

template <typename T> static void join(box<T> &to, const box<T> &from) { to.t += from.t; }
template <typename T> static void clear(box<T> &b) { b.t = 0; }

#pragma omp declare reduction(together : box<long> : join(omp_out, omp_in)) initializer(clear(omp_priv))

static box<long> total;

int main() {
#pragma omp parallel for reduction(together : total) //@ RACE_FREE
  for (int i = 0; i < 64; i++)
    total.t += i;
  return total.t == 2016;
}
