! Claim: dummy arguments do not overlap where one of them is written, also where the caller passes parts of one array whose starts are inputs.
! Source: Fortran 2018 §15.5.2.13 (argument association)
module levels
  implicit none
  integer :: start(8), length(8)
  double precision :: store(100000)
contains
  subroutine coarsen(n, fine, m, coarse)
    integer, intent(in) :: n, m
    double precision, intent(in) :: fine(n)
    double precision, intent(out) :: coarse(m)
    integer :: i
    !$omp parallel do !@ RACE_FREE
    do i = 1, m
      coarse(i) = 0.5d0 * (fine(2 * i - 1) + fine(2 * i))
    end do
  end subroutine coarsen

  subroutine down
    integer :: k
    do k = 8, 2, -1
      call coarsen(length(k), store(start(k)), length(k - 1), store(start(k - 1)))
    end do
  end subroutine down
end module levels
