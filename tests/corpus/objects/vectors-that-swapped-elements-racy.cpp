// Claim: elements move from one container to another: what a pointer led to before may be the other one's now.
// Source: C++17 §26.2.1; docs/decisions/0007
#include <vector>

struct Mesh {
    std::vector<double> x, y;
};

void swapped(Mesh &mesh, int n)
{
    double *old = mesh.x.data();
    mesh.x.swap(mesh.y);
#pragma omp parallel for //@ RACE
    for (int i = 0; i < n - 1; ++i)
        old[i] = mesh.y[i + 1]; //@ race(mesh->x)
}

Mesh grid;
void touch();

void touched(int n)
{
    double *old = grid.x.data();
    touch();
#pragma omp parallel for //@ RACE
    for (int i = 0; i < n - 1; ++i)
        old[i] = grid.y[i + 1]; //@ race possible
}
