package org.racelens.ui.tests;

/** The programs in the pictures of the documentation. */
final class PictureFiles {
	/** Two loops over the columns of a field, of which one is racy. */
	static final String COLUMNS = """
			module heat
			  implicit none
			  real(8) :: grid(0:100, 50), next(0:100, 50)
			contains
			  ! One step: every cell reads its neighbours.
			  subroutine step(factor)
			    real(8), intent(in) :: factor
			    integer :: i, j
			    !$omp parallel do
			    do j = 1, 50
			      do i = 1, 99
			        next(i, j) = grid(i, j) + factor * (grid(i - 1, j) - 2 * grid(i, j) + grid(i + 1, j))
			      end do
			    end do
			  end subroutine

			  ! Each column reads the one before it, which another thread may be writing.
			  subroutine sweep
			    integer :: i, j
			    !$omp parallel do
			    do j = 2, 50
			      do i = 0, 100
			        grid(i, j) = 0.5d0 * (grid(i, j - 1) + next(i, j))
			      end do
			    end do
			  end subroutine
			end module
			""";
	/** Loops with and without races, and one that is not decided. */
	static final String HEAT = """
			#define N 1000

			double grid[N], next[N], half[N];
			double source(int cell);

			/* One step: every cell reads its neighbours. */
			void step(double factor) {
			#pragma omp parallel for
				for (int i = 1; i < N - 1; i++)
					next[i] = grid[i] + factor * (grid[i - 1] - 2 * grid[i] + grid[i + 1]);
			}

			/* The second loop reads what the first one writes. */
			void smooth(void) {
			#pragma omp parallel
				{
			#pragma omp for nowait
					for (int i = 0; i < N; i++)
						half[i] = 0.5 * next[i];
			#pragma omp for
					for (int i = 1; i < N; i++)
						grid[i] = half[i - 1] + half[i];
				}
			}

			double total(void) {
				double sum = 0;
			#pragma omp parallel for
				for (int i = 0; i < N; i++)
					sum += grid[i];
				return sum;
			}

			void feed(void) {
			#pragma omp parallel for
				for (int i = 0; i < N; i++)
					grid[i] += source(i);
			}
			""";

	/** Tasks of which one is not waited for, and a loop on a device. */
	static final String TASKS = """
			#define N 1000

			double grid[N], left, right, mean;

			/* Two tasks add, a third one waits for the second. */
			void normalise(void) {
			#pragma omp parallel
				{
			#pragma omp single
					{
			#pragma omp task
						for (int i = 0; i < N / 2; i++)
							left += grid[i];
			#pragma omp task depend(out: right)
						for (int i = N / 2; i < N; i++)
							right += grid[i];
			#pragma omp task depend(in: right)
						mean = right / N;
						double first = left / N;
			#pragma omp taskwait
						mean += first;
			#pragma omp taskloop grainsize(100)
						for (int i = 0; i < N; i++)
							grid[i] -= mean;
					}
				}
			}

			double squares(void) {
				double sum = 0;
			#pragma omp target teams distribute parallel for reduction(+: sum) map(to: grid)
				for (int i = 0; i < N; i++)
					sum += grid[i] * grid[i];
				return sum;
			}
			""";

	/** Loops that are free of races if pointers do not overlap, and if a number is not 0. */
	static final String CONDITIONS = """
			#include <assert.h>

			void add(double *a, double *b, double *c, int n) {
			#pragma omp parallel for
				for (int i = 0; i < n; i++)
					a[i] = b[i] + c[i];
			}

			void scale(double *a, int n, int stride) {
			#pragma omp parallel for
				for (int i = 0; i < n; i++)
					a[i * stride] = i;
			}
			""";

	/** A program that is run to confirm its race. */
	static final String RECORDED = """
			int sum;

			int main(void) {
			#pragma omp parallel num_threads(4)
				{
					sum += 1;
				}
				return 0;
			}
			""";

	/** Peterson's lock with orders that do not suffice for it. */
	static final String PETERSON = """
			#include <omp.h>

			static int x, f[2], t;

			int main(void) {
			#pragma omp parallel num_threads(2)
				if (omp_get_num_threads() == 2) {
					int me = omp_get_thread_num(), other = 1 - me, a, b;
			#pragma omp atomic write release
					f[me] = 1;
			#pragma omp atomic write release
					t = other;
					do {
			#pragma omp atomic read acquire
						a = f[other];
			#pragma omp atomic read acquire
						b = t;
					} while (a && b == other);
					x++;
			#pragma omp atomic write release
					f[me] = 0;
				}
				return x;
			}
			""";

	/** A header with a race. */
	static final String HEADER = """
			static int cells[101];

			static int shift(int n) {
			#pragma omp parallel for
				for (int i = 0; i < n; i++)
					cells[i] = cells[i + 1];
				return cells[0];
			}
			""";

	private PictureFiles() {
	}
}
