! Claim: a reduction over processes orders no threads behind it. Source: MPI 4.0 §2.6.2, §6.9; OpenMP 5.2 §1.4.1
subroutine exchanged(n, a, b)
  use mpi, only: MPI_REAL, MPI_SUM, MPI_COMM_WORLD
  implicit none
  integer, intent(in) :: n
  real, intent(inout) :: a(n)
  real, intent(in) :: b(n)
  real :: total, own
  integer :: i, failed
  own = b(1)
  call mpi_allreduce(own, total, 1, MPI_REAL, MPI_SUM, MPI_COMM_WORLD, failed)
  !$omp parallel do !@ RACE
  do i = 2, n
    a(i) = a(i-1) + b(i) * total !@ race(a)
  end do
end subroutine exchanged
