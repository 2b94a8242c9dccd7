! Claim: a name of a module that is not MPI's may be a variable, though it begins as those of MPI. Source: MPI 4.0 §2.6.2; Fortran 2018 §14.2.2
program main
  use missing_sums
  integer :: i
  !$omp parallel do !@ UNKNOWN(missing-include)
  do i = 1, 10
    call add(mpi_sum_local, i)
  end do
contains
  subroutine add(x, i)
    integer, intent(inout) :: x
    integer, intent(in) :: i
    x = x + i
  end subroutine add
end program main
