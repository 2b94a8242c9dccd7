// Claim: pointers in structures with many members, with long rows and with unions are named in conditions. Source: docs/decisions/0029
struct fields {
    double *f00, *f01, *f02, *f03, *f04, *f05, *f06, *f07;
    double *f08, *f09, *f10, *f11, *f12, *f13, *f14, *f15;
    double *f16, *f17, *f18, *f19, *f20, *f21, *f22, *f23;
    double *f24, *f25, *f26, *f27, *f28, *f29, *f30, *f31;
    double *f32, *f33, *f34, *f35, *f36, *f37, *f38, *f39;
    double *f40, *f41, *f42, *f43, *f44, *f45, *f46, *f47;
    double *f48, *f49, *f50, *f51, *f52, *f53, *f54, *f55;
    double *f56, *f57, *f58, *f59, *f60, *f61, *f62, *f63;
    double *f64, *f65, *f66, *f67, *f68, *f69, *f70, *f71;
    int numbers[500];
    union {
        int number;
        double *pointer;
    } any;
    double *last;
};

void copy(struct fields *all, int n)
{
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap all->f03 all->f65)
    for (int i = 0; i < n; i++)
        all->f65[i] = all->f03[i + 1];
}

void last(struct fields *all, int n)
{
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap all->f71 all->last)
    for (int i = 0; i < n; i++)
        all->last[i] = all->f71[i + 1];
}
