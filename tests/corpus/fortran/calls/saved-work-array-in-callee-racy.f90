! Claim: a saved work array is one for all threads. Source: Fortran 2018 §8.5.16
module smooth_m
  implicit none
contains
  subroutine smooth(c)
    integer, intent(inout) :: c(8)
    integer, save :: w(8)
    integer :: k
    do k = 1, 8
      w(k) = c(9 - k) !@ race(w)
    end do
    c = w !@ race(w)
  end subroutine smooth
end module smooth_m

program main
  use smooth_m
  implicit none
  integer :: j, f(8, 10)
  f = 4
  !$omp parallel do !@ RACE
  do j = 1, 10
    call smooth(f(:, j))
  end do
  print *, sum(f)
end program main
