! Claim: a generic name stands for the procedure whose dummies fit. Source: Fortran 2018 §15.4.3.4
module gen_m
  implicit none
  interface add
    module procedure add_int, add_real
  end interface add
  integer :: n_int = 0
contains
  subroutine add_int(x)
    integer, intent(inout) :: x
    n_int = n_int + 1 !@ race(n_int)
    x = x + 1
  end subroutine add_int
  subroutine add_real(x)
    real, intent(inout) :: x
    x = x + 1.0
  end subroutine add_real
end module gen_m

program main
  use gen_m
  implicit none
  integer :: i, v(10)
  v = 0
  !$omp parallel do !@ RACE
  do i = 1, 10
    call add(v(i))
  end do
  print *, sum(v), n_int
end program main
