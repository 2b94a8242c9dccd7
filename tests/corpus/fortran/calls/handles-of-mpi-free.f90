! Claim: names that begin as those of MPI are its constants: a call that takes one writes what it is given, not the other arrays. Source: MPI 4.0 §2.6.2, §6.4
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
  !$omp parallel do !@ RACE_FREE
  do i = 1, n
    a(i) = a(i) + b(i) * total
  end do
end subroutine exchanged
