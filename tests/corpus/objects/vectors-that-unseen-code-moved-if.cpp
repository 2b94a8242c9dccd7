// Claim: unseen code may have swapped two containers, or made another one of the elements, so that conditions say that they are apart.
// Source: C++17 §26.2.1; docs/decisions/0007, 0029
#include <vector>

struct Mesh {
    std::vector<double> x, y;
};

void change(Mesh &mesh);
Mesh *make();

void changed(Mesh &mesh, int n)
{
    double *old = mesh.x.data();
    change(mesh);
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap mesh.y old)
    for (int i = 0; i < n - 1; ++i)
        old[i] = mesh.y[i + 1];
}

void made(Mesh &mesh, int n)
{
    double *old = mesh.x.data();
    Mesh *other = make();
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap old other->x)
    for (int i = 0; i < n - 1; ++i)
        old[i] = other->x[i + 1];
}

extern std::vector<double> here, there;
void exchange();

void declared(int n)
{
    double *old = here.data();
    exchange();
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap old there)
    for (int i = 0; i < n - 1; ++i)
        there[i] = old[i + 1];
}
